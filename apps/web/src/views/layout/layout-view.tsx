import { editsSections } from '@commissary/catalog';
import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { LayoutEditor } from './layout-editor.tsx';

/** The tabs of the point of sale, or of the kiosk, with their buttons. */
export function LayoutView({ screen }: ViewProps) {
  const { edits } = screen;
  const isKiosk =
    edits !== undefined && editsSections(edits) && edits.sections.some(section => section === 'layout/kioskTabs');
  return <DocumentScreen screen={screen} Body={isKiosk ? KioskLayout : PosLayout} />;
}

const PosLayout = () => <LayoutEditor surface="POS" />;
const KioskLayout = () => <LayoutEditor surface="KIOSK" />;
