export { mount } from './army/mount.tsx';
