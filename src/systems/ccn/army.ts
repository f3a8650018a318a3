export { mount } from './nation/mount.tsx';
