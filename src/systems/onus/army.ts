export { mountRoster as mount } from '../../widgets/roster/mount.tsx';
