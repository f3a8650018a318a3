export { mount } from '../../widgets/board/mount.tsx';
