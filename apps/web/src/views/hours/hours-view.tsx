import { DocumentScreen } from '../../form/document-screen.tsx';
import type { ViewProps } from '../../navigation/view-props.ts';
import { HoursBody } from './hours-body.tsx';

/** The form of the hours: header and save bar, with an editor of its own. */
export function HoursView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={HoursBody} />;
}
