import hexes from '../../styles/hexes.css?raw';
import tokens from '../../styles/tokens.css?raw';

/** What a board drawn into a file of its own brings along: colours for light and dark, and how hexes look. */
export const DRAWING_STYLE = (tokens + hexes)
  .replace(/\/\*[\s\S]*?\*\/|@font-face\s*{[^}]*}/g, '')
  .replace(/\s+/g, ' ');
