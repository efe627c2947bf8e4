const ms = value => {
  if (value === null) return '';
  return typeof value === 'string' ? value : `${value.toFixed(1)} ms`;
};

/** One line for each measure: its time, the baseline, the result, the target, met or not. */
export const table = measures => {
  const head = ['Work', 'Took', 'Baseline', 'Result', 'Target', ''];
  const lines = measures.map(([work, took, baseline, result, show, meets, target]) => [
    work,
    ms(took),
    ms(baseline),
    show(result),
    target,
    meets(result) ? 'met' : 'not met',
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map(line => line[column].length)));
  const row = cells => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  console.log([row(head), `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(row)].join('\n'));
};
