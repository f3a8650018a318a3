export { mountBoard as mount } from '../../widgets/board/mount.tsx';
