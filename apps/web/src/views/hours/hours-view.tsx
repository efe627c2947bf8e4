import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { HoursBody } from './hours-body.tsx';

/** The form of the hours: header and save bar, with an editor of its own. */
export function HoursView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={HoursBody} />;
}
