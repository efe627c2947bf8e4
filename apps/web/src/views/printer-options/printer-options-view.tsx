import { designersTexts, type PrintTemplate, sampleOrder } from '@commissary/catalog';
import { isBelow, memberId, memberPath, splitPath } from '@commissary/schema';
import { useState } from 'react';
import { DocumentScreen } from '../../form/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { Segmented, Select } from '../../ui/index.ts';
import { Designer, useDesign } from '../designer/index.ts';
import type { PaperWidth } from './receipt.ts';
import { ReceiptPreview } from './receipt-preview.tsx';

/** The form of the printer options beside the printed paper. */
export function PrinterOptionsView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={PrinterOptionsBody} />;
}

const list = '/printing/templates';
const widths = [
  { value: '80', label: '80 mm' },
  { value: '58', label: '58 mm' },
] as const;

function PrinterOptionsBody() {
  const templates = useDesign<readonly PrintTemplate[]>(list);
  const [chosen, setChosen] = useState('1');
  const [width, setWidth] = useState<`${PaperWidth}`>('80');
  const template = templates.find(({ id }) => String(id) === chosen) ?? templates[0];
  const follow = (path: string) => {
    const member = isBelow(path, list) ? splitPath(path)[2] : undefined;
    if (member !== undefined) setChosen(memberId(member));
  };
  const names = templates.map(({ id, name }) => ({ value: String(id), label: name }));
  const tools = (
    <span className="row wrap gap-8">
      <Select
        aria-label={designersTexts.previewTemplate}
        w={184}
        value={chosen}
        data={names}
        allowDeselect={false}
        onChange={id => id !== null && setChosen(id)}
      />
      <Segmented label={designersTexts.paper} value={width} options={widths} onChange={setWidth} />
    </span>
  );
  return (
    <Designer sections={['printing']} tools={tools} warnings={[]} onField={follow}>
      {template !== undefined && (
        <ReceiptPreview
          template={template}
          order={sampleOrder}
          width={width === '80' ? 80 : 58}
          path={memberPath(list, template.id)}
        />
      )}
    </Designer>
  );
}
