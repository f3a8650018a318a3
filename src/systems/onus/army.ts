export { mount } from '../../widgets/roster/mount.tsx';
