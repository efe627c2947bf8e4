import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { GenerateLayout } from './generate-layout.tsx';

/** Tabs and buttons that are made from the departments, as unsaved changes of the menu. */
export function GenerateView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={GenerateLayout} />;
}
