import { workerFile } from '../../domain/language-files.ts';
import { logToConsole } from '../settings/console-log.ts';
import { ownLanguage } from '../settings/language.ts';
import { isSavingData } from '../routing/save-data.ts';

/** Some time after the page is there (ms), so that it takes nothing from the first screen. */
const after = 1000;

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/** Starts the worker behind offline start and notifications: in a built page, over https or on this machine. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => setTimeout(whenOnline, after), { once: true });
}

function whenOnline(): void {
  if (navigator.onLine) void register();
  else window.addEventListener('online', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trusted(addressOfWorker()), { updateViaCache: 'none' });
  } catch {
    logToConsole('The page does not work offline in this browser.');
  }
}

/** The worker of the page's own language, which takes the place of another one's; the light one fetches little ahead. */
function addressOfWorker(): string {
  return `/${workerFile(ownLanguage())}${isSavingData() ? '?light' : ''}`;
}

/** The Content-Security-Policy knows one policy of Trusted Types, and this is all that it lets through. */
function trusted(wanted: string): string {
  const policies = readPolicies();
  const rules = {
    createScriptURL(url: string) {
      if (url !== addressOfWorker()) throw new TypeError('No script but the worker');
      return url;
    },
  };
  return policies ? policies.createPolicy('evenkeel-worker', rules).createScriptURL(wanted) : wanted;
}

function readPolicies(): Policies | undefined {
  // Not in TypeScript's library yet, nor in every browser.
  return (window as { trustedTypes?: Policies }).trustedTypes;
}
