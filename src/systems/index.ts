import { IUS_BELLI } from '../book/marks/signs.ts';
import { cca } from './cca.ts';
import { ccn } from './ccn.ts';
import type { Manifest } from './manifest.ts';
import { onus } from './onus.ts';
import { t7g } from './t7g.ts';
import { wab } from './wab.ts';

/** The manifests by the keys of their systems. For pages that are built: a script of a page would load them all. */
export const MANIFESTS: Readonly<Record<string, Manifest>> = { cca, ccn, onus, t7g, wab };

/** A system without a manifest is text alone. */
export const manifestOf = (system: string): Manifest => MANIFESTS[system] ?? { sign: IUS_BELLI };
