import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { configureCalls } from './api-client.ts';
import { applyAppearance } from './appearance.ts';
import { PartBoundary } from './features/shell/part-boundary.tsx';
import { AppRoutes } from './routes.tsx';
import { followOtherTabs, readToken } from './session.ts';
import { settings } from './settings.ts';
import './ui/base.css';
import { ProductTitle } from './ui/page.tsx';

// Zod would otherwise compile its schemas with `new Function`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

applyAppearance();
followOtherTabs(window);
configureCalls({ token: readToken });

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
  console.warn('A part of the page failed.', fault instanceof Error ? `${fault.name}: ${fault.message}` : '');
}
