export * as seldom from '../controls/seldom.ts';
export { Form } from '../Form.tsx';
