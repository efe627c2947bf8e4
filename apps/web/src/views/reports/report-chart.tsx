import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { measureText, measureUnit, type Report, reportTexts, reportScreenTexts as texts } from '@commissary/catalog';
import { BarChart } from '@mantine/charts';
import { SectionCard } from '../../ui/index.ts';
import { chartRows } from './chart-rows.ts';
import styles from './reports.module.css';
import type { ShownReport } from './use-report.ts';

export interface ReportChartProps {
  readonly chart: Report['chart'];
  readonly shown: ShownReport;
}

const barHeight = 40;
const seriesOf = (elsewhere: string | undefined) => [
  { name: 'now', label: texts.now, color: 'var(--c-bar)' },
  { name: 'before', label: texts.before(elsewhere), color: 'var(--c-bar-before)' },
];

/** One measure of a report as bars, each read by the arrow keys. Its numbers are in a table of the report too. */
export function ReportChart({ chart, shown: { tables, wordsOf } }: ReportChartProps) {
  const { measure, by } = chart;
  const { shown, all, isCompared, elsewhere } = chartRows(tables, chart, wordsOf);
  if (shown.length === 0) return null;
  // In what people read: the axis is divided at round numbers of it.
  const unit = measureUnit(measure);
  const read = (value: number | null) => (value === null ? null : value / unit);
  const title = texts.chart(reportTexts.measures[measure].label, reportTexts.dimensions[by]);
  const isOfTimes = by === 'hour' || by === 'day' || by === 'month';
  return (
    <SectionCard title={title} aside={shown.length < all ? texts.chartOfMost(shown.length, all) : texts.chartKeys}>
      <BarChart
        className={styles.chart ?? ''}
        h={isOfTimes ? 260 : 60 + shown.length * barHeight}
        data={shown.map(({ label, now, before }) => ({ label, now: read(now), before: read(before) }))}
        dataKey="label"
        series={seriesOf(elsewhere).slice(0, isCompared ? 2 : 1)}
        orientation={isOfTimes ? 'horizontal' : 'vertical'}
        valueFormatter={value => measureText(measure, Math.round(value * unit))}
        withLegend={isCompared}
        legendProps={{ itemSorter: null }}
        maxBarWidth={32}
        barProps={{ isAnimationActive: false }}
        barChartProps={{ title }}
        xAxisProps={isOfTimes ? {} : { tickCount: 4 }}
        yAxisProps={{ width: isOfTimes ? 76 : 120 }}
      />
    </SectionCard>
  );
}
