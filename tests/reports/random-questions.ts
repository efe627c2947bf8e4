import { type MeasureKey, measures, type Period, type Question, unanswerable } from '@commissary/catalog';
import { addDays, type Dimension, type DimensionValue, type Posting } from '@commissary/domain';

type Random = () => number;

/** Makes questions that have an answer, by values that something was sold by, and by some that nothing was. */
export const randomQuestions = (random: Random, sold: readonly Posting[]) => {
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const some = <T>(all: readonly T[], most: number): T[] =>
    all
      .map(one => [random(), one] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, upTo(most))
      .map(([, one]) => one);
  const values = new Map<Dimension, Set<DimensionValue>>();
  for (const { of } of sold)
    for (const [name, value] of Object.entries(of) as [Dimension, DimensionValue][])
      values.set(name, (values.get(name) ?? new Set()).add(value));
  const dimensions = [...values.keys()].sort();
  const days = [...(values.get('day') ?? [])].map(String).sort();
  const period = (): Period => {
    const from = days[upTo(days.length - 1)] ?? '';
    return { from, to: addDays(from, [0, 6, 30, 91, 200][upTo(4)] ?? 0) };
  };
  const question = (of: Period): Question => {
    const by = some(dimensions, 3);
    const filters = some(dimensions, 2).map(dimension => ({
      dimension,
      values: some([...(values.get(dimension) ?? []), dimension === 'hour' ? 99 : "nobody's"], 4),
    }));
    const asked = { measures: some(Object.keys(measures) as MeasureKey[], 8), dimensions: by, filters, period: of };
    const without = unanswerable(asked);
    return { ...asked, measures: asked.measures.filter(key => !without.includes(key)) };
  };
  return { period, question };
};
