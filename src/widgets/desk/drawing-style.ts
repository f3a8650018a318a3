import hexes from '../../styles/hexes.css?raw';
import plane from '../../styles/plane.css?raw';
import planeDesk from '../../styles/plane-desk.css?raw';
import tokens from '../../styles/tokens.css?raw';

/** What a drawing in a file of its own brings along: colours for light and dark, and how it looks. */
const style = (look: string) =>
  (tokens + look).replace(/\/\*[\s\S]*?\*\/|@font-face\s*{[^}]*}/g, '').replace(/\s+/g, ' ');

export const DRAWING_STYLE = style(hexes);
export const PLANE_STYLE = style(plane);
/** Of a table as it is worked on. */
export const LIVE_PLANE_STYLE = style(plane + planeDesk);
