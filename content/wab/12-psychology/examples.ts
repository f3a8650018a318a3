import { fear } from './examples/fear.ts';
import { frenzy } from './examples/frenzy.ts';
import { hatred } from './examples/hatred.ts';
import { stubborn } from './examples/stubborn.ts';
import { terror } from './examples/terror.ts';

export default [...fear, ...terror, ...frenzy, ...hatred, ...stubborn];
