import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { MenuImport } from './menu-import.tsx';

/** A menu from a file, as unsaved changes of the open one. */
export function MenuImportView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={MenuImport} />;
}
