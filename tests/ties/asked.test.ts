/**
 * What is held to all situations of a system. In one file, so that they are asked once: two files may run in two workers,
 * and each would ask them again.
 */
import './asked/answers.ts';
import './asked/effects.ts';
import './asked/excerpts.ts';
import './asked/messages.ts';
import './asked/next.ts';
