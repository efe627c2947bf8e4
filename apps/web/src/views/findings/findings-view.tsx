import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { FindingsBody } from './findings-body.tsx';

/** What is most likely a mistake in a document, as it is edited now, each with its repair. */
export function FindingsView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={FindingsBody} />;
}
