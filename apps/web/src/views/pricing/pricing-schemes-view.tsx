import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { SchemesInForce } from './schemes-in-force.tsx';
import { WeekOfSchemes } from './week-of-schemes.tsx';

/** The pricing schemes, below those that are in force at each location, and through the week. */
export function PricingSchemesView({ screen }: ViewProps) {
  return (
    <>
      <SchemesInForce />
      <WeekOfSchemes />
      <DocumentScreen screen={screen} />
    </>
  );
}
