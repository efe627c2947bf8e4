import { deliveryArea, deliveryTexts, deliveryZone, duplicateZoneNameWarnings } from '@commissary/catalog';
import type { Area, MapPoint } from '@commissary/domain';
import { fieldAt, initial, isList, memberToken } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconCircle, IconListDetails, IconPolygon, IconRectangle } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldRow, GroupRows, SectionBadges } from '../../form/fields/index.ts';
import { fieldElementId, missingPermission, useForm } from '../../form/state/index.ts';
import '../../levels/levels.css';
import { change } from '../../form/edit-session/index.ts';
import { ListSection, ListTable, useListOrder } from '../../form/lists/index.ts';
import { SectionCard } from '../../ui/index.ts';
import styles from './delivery.module.css';
import type { Drawing } from './drawing.ts';
import { OverlapMessages, selfIntersectionMessages } from './overlap-messages.tsx';
import { ResolveZone } from './resolve-zone.tsx';
import { areaPath, useDeliverySections, useMapZones, usePins, zonePath, zonesPath } from './use-zones.ts';
import { ZoneLegend } from './zone-legend.tsx';
import { ZoneMap } from './zone-map.tsx';
import type { Drawn } from './zone-shapes.ts';

const list = fieldAt(deliveryArea, '/zones');

/** The zones on a map, as text, and row by row; and which of them an order to an address belongs to. */
export function ZonesSection() {
  const { store, level, show, newId } = useForm();
  const sections = useDeliverySections();
  const { zones } = sections.deliveryArea;
  const { shown, coverage } = useMapZones(zones);
  const pins = usePins();
  const [chosen, setChosen] = useState<string | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [asked, setAsked] = useState<MapPoint | null>(null);
  const rows = useListOrder(zonesPath);
  const editable = missingPermission(store.session().opened, { op: 'set', path: zonesPath }) === undefined;
  if (list === undefined || !isList(list)) return null;
  const add = (type: Drawn | 'virtual', area?: Area) => {
    const id = newId();
    const value = { ...initial(deliveryZone), ...area, id, type };
    const after = rows.findLast(({ state }) => state === 'shown')?.id ?? null;
    store.write(change(store.session(), [{ op: 'add', path: `${zonesPath}/${memberToken(id)}`, after, value }]), [
      zonesPath,
    ]);
    setDrawing(null);
    setChosen(area === undefined ? null : id);
    show(`${zonePath(id)}/name`);
  };
  const draw = (type: Drawn) => {
    setChosen(null);
    setDrawing({ type, spots: [] });
  };
  const warnings = [
    ...duplicateZoneNameWarnings(zones),
    ...shown.flatMap(zone => selfIntersectionMessages(zone) ?? []),
  ];
  return (
    <SectionCard
      title={deliveryArea.label}
      titleExtra={<SectionBadges path={areaPath} title={deliveryArea.label} />}
      aside={level === 'company' ? deliveryArea.help : undefined}
      flush
    >
      <div className="stack gap-12" data-level={level}>
        <div className={styles.rows}>
          <FieldRow path={`${areaPath}/enforceInPos`} />
        </div>
        {editable && (
          <Tools
            drawing={drawing}
            virtual={sections.deliverySettings.virtualZones}
            onDraw={draw}
            onVirtual={() => add('virtual')}
          />
        )}
        <div id={fieldElementId(zonesPath)} data-path={zonesPath} tabIndex={-1}>
          <ZoneMap
            zones={shown}
            coverage={coverage}
            pins={pins}
            chosen={chosen}
            onChoose={setChosen}
            drawing={drawing}
            onDrawing={setDrawing}
            onDrawn={area => add(area.type, area)}
            asked={asked}
            editable={editable}
          />
        </div>
        <ZoneLegend zones={shown} chosen={chosen} onChoose={setChosen} />
        <div className={`${styles.words} stack gap-6 tone-2 pad-x-20`} role="status">
          {warnings.map(warning => (
            <p key={warning} className={styles.warning}>
              {warning}
            </p>
          ))}
          <OverlapMessages coverage={coverage} zones={shown} />
        </div>
        <ResolveZone sections={sections} onAsk={setAsked} />
        <ListTable list={list} path={zonesPath} frame={(_, table) => table} List={ListSection} Rows={GroupRows} />
      </div>
    </SectionCard>
  );
}

interface ToolsProps {
  readonly drawing: Drawing | null;
  /** Whether virtual zones may be added. */
  readonly virtual: boolean;
  readonly onDraw: (type: Drawn) => void;
  readonly onVirtual: () => void;
}

const shapes = [
  { type: 'polygon', label: deliveryTexts.drawPolygon, Glyph: IconPolygon },
  { type: 'rectangle', label: deliveryTexts.drawRectangle, Glyph: IconRectangle },
  { type: 'circle', label: deliveryTexts.drawCircle, Glyph: IconCircle },
] as const;

function Tools({ drawing, virtual, onDraw, onVirtual }: ToolsProps) {
  return (
    <div className="row wrap gap-8 pad-x-20" role="toolbar" aria-label={deliveryTexts.addZone}>
      {shapes.map(({ type, label, Glyph }) => (
        <Button
          key={type}
          variant={drawing?.type === type ? 'filled' : 'default'}
          leftSection={<Glyph size={16} stroke={1.8} aria-hidden />}
          onClick={() => onDraw(type)}
        >
          {label}
        </Button>
      ))}
      {virtual && (
        <Button
          variant="default"
          leftSection={<IconListDetails size={16} stroke={1.8} aria-hidden />}
          onClick={onVirtual}
        >
          {deliveryTexts.addVirtualZone}
        </Button>
      )}
    </div>
  );
}
