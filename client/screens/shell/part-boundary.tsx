import { Component } from 'react';
import type { ReactNode } from 'react';
import { frameMessages } from '#messages/frame.ts';
import { uiMessages } from '#messages/ui.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { ChunkFault, reloadWhenReachable } from './chunk-fault.ts';

/** Shows a calm sentence and 'Try again' in place of what failed. */
export class PartBoundary extends Component<{ children: ReactNode }> {
  override state: { fault: unknown; pending: boolean } = { fault: null, pending: false };

  static getDerivedStateFromError(fault: unknown) {
    // Even nothing can be thrown.
    return { fault: fault ?? true };
  }

  async retry(fault: unknown) {
    if (!(fault instanceof ChunkFault)) {
      this.setState({ fault: null });
      return;
    }
    this.setState({ pending: true });
    await reloadWhenReachable();
    this.setState({ pending: false });
  }

  override render() {
    const { fault, pending } = this.state;
    if (fault === null) return this.props.children;
    // Not `ErrorState`: this comes with the login, which would wait for its drawing, too.
    return (
      <div role="alert">
        <EmptyState
          text={fault instanceof ChunkFault ? frameMessages.screenNotLoaded : frameMessages.screenFailed}
          nextStep={
            <Button variant="quiet" pending={pending} onClick={() => void this.retry(fault)}>
              {uiMessages.tryAgain}
            </Button>
          }
        />
      </div>
    );
  }
}
