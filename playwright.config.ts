import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';
import { portFrom } from './scripts/serve.ts';

const PORT = portFrom(0);
// Other tools read this file too, on machines without a browser: globalSetup is where it must be there.
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/chromium.ts',
  fullyParallel: true,
  workers: 2,
  // The machine may be busy: a test waits for what it expects, and these only end one that hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // What passes only then is named at the end of `npm test`, to be mended.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `node scripts/serve.ts dist ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
