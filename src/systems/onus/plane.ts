export { mountTable as mount } from '../../widgets/plane/onus/mount.tsx';
