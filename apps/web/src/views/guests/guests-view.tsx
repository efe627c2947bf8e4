import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { GuestsBody } from './guests-body.tsx';

/** What guests read of the menu, as it is edited now: what is missing, and what is printed for the table. */
export function GuestsView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={GuestsBody} />;
}
