import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { configureCalls } from '../api/call-surroundings.ts';
import { applyAppearance } from '../settings/appearance.ts';
import { PartBoundary } from '../screens/shell/part-boundary.tsx';
import { logToConsole } from '../settings/console-log.ts';
import '../screens/shell/ahead.css';
import '../screens/shell/shell-bar.css';
import { AppRoutes, loadScreen } from './routes.tsx';
import { followOtherTabs, isSharedChosen } from '../api/session.ts';
import { registerWorker } from '../service-worker/register-worker.ts';
import { whenIdle } from '../routing/preload.ts';
import { isSavingData } from '../routing/save-data.ts';
import { settings } from '../settings/settings.ts';
import { readToken } from '../api/stored-token.ts';
import '../ui/base.css';
import { ProductTitle } from '../ui/page.tsx';

applyAppearance();
followOtherTabs(window);
configureCalls({ token: readToken, isShared: isSharedChosen, language: () => document.documentElement.lang });
registerWorker();

/** As long the first screen may take before the page says that it loads (ms). */
const longestWait = 2000;

// Until then the bar of index.html stands: better than one frame after the other. Not `await`, because the chunks that
// are waited for import from this one.
void Promise.race([loadScreen(window.location.href), new Promise((resolve) => setTimeout(resolve, longestWait))]).then(
  showPage,
);

function showPage(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const page = (
    <StrictMode>
      <ProductTitle value={settings.productTitle}>
        <PartBoundary>
          <AppRoutes />
        </PartBoundary>
      </ProductTitle>
    </StrictMode>
  );
  if (!isSavingData()) whenIdle(() => delete document.documentElement.dataset['line']);
  // In slices, so that an old phone answers a touch meanwhile.
  startTransition(() => createRoot(root, { onCaughtError: logFault }).render(page));
}

/** The fault's kind and message only: what a component held when it failed may be someone's answers. */
function logFault(fault: unknown): void {
  logToConsole(`A part of the page failed. ${fault instanceof Error ? `${fault.name}: ${fault.message}` : ''}`);
}
