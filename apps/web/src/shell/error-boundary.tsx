import { shellTexts } from '@commissary/catalog';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/index.ts';

interface Props {
  readonly children: ReactNode;
}

/**
 * Catches an error of a screen, so that the shell keeps working. A chunk that could not be loaded is caught here too.
 */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorState text={shellTexts.pageError} onRetry={() => location.reload()} />;
  }
}
