import { type Menu, guestsTexts as texts } from '@commissary/catalog';
import { languagesIn } from '@commissary/domain';
import { useMemo, useState } from 'react';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import { EmptyState, Segmented } from '../../ui/index.ts';
import { FillTable } from './fill-table.tsx';
import { PrintSheets } from './print-sheets.tsx';
import { soldDepartments } from './sold-items.ts';

const looks = ['fill', 'prices', 'allergens'] as const;
type Look = (typeof looks)[number];

export function GuestsBody() {
  const menu = useFormSelectorAfterPaint('', menuIn);
  const [look, setLook] = useState<Look>('fill');
  const departments = useMemo(() => soldDepartments(menu), [menu]);
  const languages = useMemo(() => languagesIn(departments), [departments]);
  if (departments.length === 0) return <EmptyState text={texts.noItems} />;
  return (
    <div className="stack gap-16">
      <div>
        <Segmented
          label={texts.looks}
          value={look}
          options={looks.map(value => ({ value, label: texts.look[value] }))}
          onChange={setLook}
        />
      </div>
      {look === 'fill' ? (
        <FillTable departments={departments} languages={languages} />
      ) : (
        <PrintSheets look={look} menu={menu} departments={departments} languages={languages} />
      )}
    </div>
  );
}

const menuIn = (session: EditSession) => valueIn(session, '') as Menu;
