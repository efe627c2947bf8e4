import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { SchemesInForce } from './schemes-in-force.tsx';

/** The pricing schemes, below those that are in force at each location. */
export function PricingSchemesView({ screen }: ViewProps) {
  return (
    <>
      <SchemesInForce />
      <DocumentScreen screen={screen} />
    </>
  );
}
