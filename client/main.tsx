import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureCalls } from './api-client.ts';
import { applyAppearance } from './appearance.ts';
import { PartBoundary } from './features/shell/part-boundary.tsx';
import { logQuietly } from './page-log.ts';
import { AppRoutes } from './routes.tsx';
import { followOtherTabs, readToken } from './session.ts';
import { registerWorker } from './service-worker/register-worker.ts';
import { settings } from './settings.ts';
import './ui/base.css';
import { ProductTitle } from './ui/page.tsx';

applyAppearance();
followOtherTabs(window);
configureCalls({ token: readToken });
registerWorker();

const root = document.getElementById('root');
if (root) {
  createRoot(root, { onCaughtError: logFault }).render(
    <StrictMode>
      <ProductTitle value={settings.productTitle}>
        <PartBoundary>
          <AppRoutes />
        </PartBoundary>
      </ProductTitle>
    </StrictMode>,
  );
}

/** The fault's kind and message only: what a component held when it failed may be somebody's answers. */
function logFault(fault: unknown): void {
  logQuietly(`A part of the page failed. ${fault instanceof Error ? `${fault.name}: ${fault.message}` : ''}`);
}
