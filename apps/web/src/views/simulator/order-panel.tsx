import {
  type ExplainedStep,
  explainSteps,
  type LocationSettings,
  type Menu,
  orderStepTexts,
  simulatorTexts as texts,
} from '@commissary/catalog';
import type { Order, OrderLine, PreparedPricing, priceOrder, Refusal } from '@commissary/domain';
import { Button } from '@mantine/core';
import { SectionCard } from '../../ui/index.ts';
import { PriceSteps, type ValueSource } from '../explanation/index.ts';
import { menuNames } from '../surfaces/index.ts';
import { OrderedLine } from './ordered-line.tsx';
import styles from './simulator.module.css';

export interface OrderPanelProps {
  readonly menu: Menu;
  readonly settings: LocationSettings;
  readonly prepared: PreparedPricing;
  readonly order: Order;
  readonly price: ReturnType<typeof priceOrder>;
  readonly sourceOf: (step: ExplainedStep) => ValueSource | null;
  readonly onChange: (lines: readonly OrderLine[]) => void;
}

/** An order that is put together on a screen, with its price step by step, or why it cannot be placed. */
export function OrderPanel({ menu, settings, prepared, order, price, sourceOf, onChange }: OrderPanelProps) {
  const { lines } = order;
  const at = (position: number, line: OrderLine | null) =>
    onChange(lines.flatMap((one, index) => (index === position ? (line ?? []) : one)));
  const refusals = price.isPriced ? [] : price.refusals;
  const reasonsOf = (position: number | null) => [
    ...new Set(refusals.filter(({ line }) => line === position).map(one => reasonIn(menu, one))),
  ];
  return (
    <SectionCard
      title={texts.order}
      aside={
        lines.length > 0 && (
          <Button size="compact-xs" variant="subtle" onClick={() => onChange([])}>
            {texts.clear}
          </Button>
        )
      }
    >
      {lines.length === 0 && <p className="tone-2">{texts.emptyOrder}</p>}
      <ul className={`${styles.order} list`}>
        {keyedLines(lines).map(({ key, line, position }) => (
          <OrderedLine
            key={key}
            {...{ menu, prepared, line, asking: order }}
            cents={price.isPriced ? (price.lines[position]?.price ?? null) : null}
            reasons={reasonsOf(position)}
            onChange={next => at(position, next)}
          />
        ))}
      </ul>
      {lines.length > 0 && (
        <div role="status">
          {reasonsOf(null).map(reason => (
            <p key={reason} className="tone-error">
              {texts.lineRefused(reason)}
            </p>
          ))}
        </div>
      )}
      {price.isPriced && lines.length > 0 && (
        <section aria-label={texts.steps}>
          <PriceSteps steps={explainSteps(price.steps, menu, settings)} total={price.total} sourceOf={sourceOf} />
        </section>
      )}
    </SectionCard>
  );
}

/** Why something cannot be ordered, of a combo with the slot. */
const reasonIn = (menu: Menu, { code, slot, of }: Refusal): string => {
  const reason = orderStepTexts.reason[code];
  const about = code === 'SLOT_MISSING' ? of : slot;
  return about === undefined || about === null ? reason : orderStepTexts.slot(menuNames(menu).slot(about), reason);
};

const keyedLines = (lines: readonly OrderLine[]) =>
  lines.map((line, position) => ({ key: `${position} ${line.item}`, line, position }));
