import type { PosDesign, PosTheme } from '@commissary/catalog';
import { designersTexts } from '@commissary/catalog';
import { useState } from 'react';
import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { EmptyState, Segmented, Select } from '../../ui/index.ts';
import { contrastWarnings, Designer, useDesign } from '../designer/index.ts';
import { PosScreen, RearDisplay, themePath, useMenuPicture } from '../surfaces/index.ts';
import { contrastPairsOf, themeIn, ticketContrastPairs } from './contrast-pairs.ts';

/** The form of the themes beside the screens of their preview. */
export function PosDesignView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={PosDesignBody} />;
}

const screens = [
  { value: 'order', label: designersTexts.orderScreen },
  { value: 'rear', label: designersTexts.rearDisplay },
] as const;
type Shown = (typeof screens)[number]['value'];

function PosDesignBody() {
  const design = useDesign<PosDesign>('/posDesign');
  const { picture } = useMenuPicture('POS');
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>('order');
  const theme: PosTheme | undefined = design.themes.find(({ id }) => String(id) === chosen) ?? design.themes[0];
  const follow = (path: string) => {
    const edited = themeIn(path);
    if (edited !== null) setChosen(edited);
    if (path.startsWith('/posDesign/virtualTicket') || path.includes('/rearDisplay')) setShown('rear');
    else if (edited !== null && path !== themePath(edited)) setShown('order');
  };
  const tools = (
    <span className="row wrap gap-8">
      <Select
        aria-label={designersTexts.previewTheme}
        w={160}
        value={theme === undefined ? null : String(theme.id)}
        data={design.themes.map(({ id, name }) => ({ value: String(id), label: name || designersTexts.unnamedTheme }))}
        allowDeselect={false}
        onChange={setChosen}
      />
      <Segmented label={designersTexts.screen} value={shown} options={screens} onChange={setShown} />
    </span>
  );
  const pairs =
    theme === undefined ? [] : shown === 'order' ? contrastPairsOf(theme) : ticketContrastPairs(design.virtualTicket);
  return (
    <Designer sections={['posDesign']} tools={tools} warnings={contrastWarnings(pairs)} onField={follow}>
      {theme === undefined && <EmptyState text={designersTexts.noThemes} />}
      {theme !== undefined && shown === 'order' && <PosScreen theme={theme} picture={picture} />}
      {theme !== undefined && shown === 'rear' && (
        <RearDisplay theme={theme} ticket={design.virtualTicket} order={picture.order} />
      )}
    </Designer>
  );
}
