export { mount } from '../../widgets/plane/onus/mount.tsx';
