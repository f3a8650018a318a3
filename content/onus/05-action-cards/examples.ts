import { defineExamples } from '../../../src/content/registry.ts';
import { events } from './examples/events.ts';
import { orders } from './examples/orders.ts';

export default defineExamples([...orders, ...events]);
