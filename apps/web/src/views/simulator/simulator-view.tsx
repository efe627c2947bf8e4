import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { SimulatorBody } from './simulator-body.tsx';

/** What guests and staff see of the menu, as it is edited now, and what an order costs there. */
export function SimulatorView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={SimulatorBody} />;
}
