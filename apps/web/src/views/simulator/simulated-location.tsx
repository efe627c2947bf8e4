import { type ExplainedStep, orderTypeName, shownMenuTexts, simulatorTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { priceOrder } from '@commissary/domain';
import { useMemo } from 'react';
import { useUser } from '../../session/index.ts';
import { EmptyState } from '../../ui/index.ts';
import type { VariantChange } from '../explanation/index.ts';
import { menuPicture, pictureOfOrder } from '../surfaces/index.ts';
import { Differences } from './differences.tsx';
import { HiddenParts } from './hidden-parts.tsx';
import { OrderPanel } from './order-panel.tsx';
import { type Asked, numberedDifferences, orderOn, preparedOf, shownMenus, withItem } from './simulate.ts';
import styles from './simulator.module.css';
import { SurfaceView } from './surface-view.tsx';
import type { Simulated, SimulatedDocuments } from './use-simulated-documents.ts';
import type { SimulatedState, Simulation } from './use-simulation.ts';
import { valueSources } from './value-source.ts';
import { WhatIf } from './what-if.tsx';

export interface SimulatedLocationProps {
  readonly documents: SimulatedDocuments;
  readonly asked: Asked;
  readonly simulated: Simulated;
  readonly simulation: Simulation;
  readonly location: AccessibleTenant;
  readonly state: SimulatedState;
  readonly onChange: (members: Partial<Simulation>) => void;
}

/** The screen of a location, an order on it with its price, what differs from what is live, and what is not shown. */
export function SimulatedLocation(props: SimulatedLocationProps) {
  const { documents, asked, simulated, simulation, location, state, onChange } = props;
  const { instant, timeZone, orderType, station } = asked;
  const { surface, item } = simulation;
  const { menu, settings } = documents;
  const user = useUser();
  const prepared = preparedOf(documents);
  const shown = useMemo(
    () => shownMenus(documents, { instant, timeZone, orderType, station }),
    [documents, instant, timeZone, orderType, station],
  );
  const { live } = simulated;
  const differences = useMemo(
    () =>
      state === 'live' || live === null || live === undefined
        ? []
        : numberedDifferences(shownMenus(live, { instant, timeZone, orderType, station }), shown),
    [live, state, shown, instant, timeZone, orderType, station],
  );
  const sourceOf = valueSources(simulated, location, state);
  const stated = orderOn(surface, asked, simulation, simulation.lines, menu);
  const isAsked = stated.lines.length === 0 && item !== null;
  const order = isAsked ? { ...stated, lines: withItem(prepared, stated, item, simulation.size) } : stated;
  const price = priceOrder(prepared, order);
  const vary = (change: VariantChange | 'live') => {
    if (change === 'live') return onChange({ state: 'live' });
    const { channel, orderType: other, ...rest } = change;
    onChange({
      ...rest,
      ...(other !== undefined && { orderType: String(other) }),
      ...(channel !== undefined && { surface: channel, tab: null }),
    });
  };
  const type = settings.orderTypes.types.find(({ id }) => String(id) === String(orderType));
  const here = shown[surface];
  const marks = new Map(
    differences.filter(one => one.surfaces.includes(surface)).map(({ key, number }) => [key, number]),
  );
  const picture = menuPicture(
    menu,
    here,
    pictureOfOrder(menu, order, type === undefined ? '' : orderTypeName(type), price.isPriced ? price : null),
    {
      ...{ tab: simulation.tab, marks },
      onTab: tab => onChange({ tab }),
      onItem: id => onChange({ lines: withItem(prepared, order, id, null) }),
    },
  );
  return (
    <>
      <div className={`${styles.shown} grid gap-16`}>
        <section aria-label={shownMenuTexts.surfaces[surface]}>
          {here.refused !== null ? (
            <EmptyState text={shownMenuTexts.refused[here.refused]} />
          ) : here.tabs.length === 0 ? (
            <EmptyState text={texts.nothingShown} />
          ) : (
            <SurfaceView surface={surface} name={user.companyName} settings={settings} picture={picture} />
          )}
        </section>
        <OrderPanel
          {...{ menu, settings, prepared, order, price }}
          sourceOf={(step: ExplainedStep) => sourceOf(step.document, step.path)}
          onChange={next => onChange({ lines: next })}
        />
      </div>
      <div className={`${styles.lists} grid gap-16 align-start`}>
        {price.isPriced && order.lines.length > 0 && (
          <WhatIf
            {...{ menu, settings, prepared, order }}
            total={price.total}
            live={state === 'live' || live === null || live === undefined ? null : preparedOf(live)}
            onChange={vary}
          />
        )}
        {state !== 'live' && live !== null && live !== undefined && (
          <Differences differences={differences} menu={menu} live={live.menu} />
        )}
        <HiddenParts {...{ menu, settings, asked, surface, sourceOf }} shown={here} />
      </div>
    </>
  );
}
