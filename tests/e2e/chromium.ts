import { findChromium, HOW_TO_GET_CHROMIUM } from '../../scripts/chromium.ts';

export default function needChromium(): void {
  if (!findChromium()) throw new Error(HOW_TO_GET_CHROMIUM);
}
