/** How much worse than the last time a figure is named: measurements of one machine differ by some percent. */
const quarter = 1.25;

/**
 * The rows of the tables in the output of benchmarks: `| work | … | result | target | met |`. A work that begins with
 * "…" continues the one above.
 */
export const rowsOf = (suite, output) => {
  let above = '';
  return output
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .filter(cells => cells.length > 5 && ['met', 'not met'].includes(cells.at(-2)))
    .map(cells => {
      const [, work] = cells;
      if (!work.startsWith('…')) above = work;
      const name = work.startsWith('…') ? `${above} ${work}` : work;
      return { name: `${suite}: ${name}`, result: cells.at(-4), target: cells.at(-3), isMet: cells.at(-2) === 'met' };
    });
};

const figureIn = text => {
  const [figure] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''));
};

/** The rows that are a quarter worse than the last time, in the direction of their target: `{ name, was, is }`. */
export const worseThan = (last, rows) =>
  rows.flatMap(({ name, result, target }) => {
    const [was, is] = [figureIn(last[name]?.result ?? ''), figureIn(result)];
    if (was === undefined || is === undefined) return [];
    const isWorse = target.startsWith('≥') ? is * quarter < was : is > was * quarter;
    return isWorse ? [{ name, was: last[name].result, is: result }] : [];
  });
