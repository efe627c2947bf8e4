/**
 * The cells of one run as tables: how many times faster than the fastest public engine, and the ratio to the baseline.
 */
export function tables(cells) {
  const edited = cells.filter(cell => cell.edit !== 'layers');
  const layered = cells.filter(cell => cell.edit === 'layers');
  const spined = edited.filter(cell => cell.engines.floor.apply !== undefined);
  // json-diff-ts writes nothing when a member only moves.
  const written = edited.filter(cell => cell.edit !== 'department first');
  return [
    grid('Diff of two separately parsed documents: times faster than the fastest other', edited, best('parsed')),
    grid('The same: times the cost of a traversal that only reads both', edited, besideFloor('parsed')),
    grid('Diff of documents that share unchanged parts: times faster than the fastest other', edited, best('shared')),
    grid('Apply, base kept: times faster than the fastest other', edited, best('apply')),
    grid('The same: times the cost of copying only the objects along the paths', spined, besideFloor('apply')),
    grid(
      'The same with paths as text: each parsed, each member looked up by its id',
      spined,
      besideFloor('apply', 'applyByPaths'),
    ),
    grid('Bytes of the list, as a part of those of json-diff-ts', written, cell => 1 / besideJsonDiffTs('bytes')(cell)),
    grid('Group and location: times faster than json-diff-ts', layered, besideJsonDiffTs('layers')),
    grid('The same: times the cost of copying only the objects along the paths', layered, besideFloor('layers')),
    grid('The same with paths as text', layered, besideFloor('layers', 'layersByPaths')),
    `Exact in ${edited.filter(own => mine(own).isExact).length} of ${edited.length} cells.`,
  ].join('\n\n');
}

const mine = cell => cell.engines[cell.ours];

const best = what => cell => {
  const others = Object.entries(cell.engines).filter(([name]) => name !== cell.ours && name !== 'floor');
  return Math.min(...others.map(([, times]) => times[what] ?? Number.POSITIVE_INFINITY)) / mine(cell)[what];
};

const besideFloor =
  (what, floor = what) =>
  cell =>
    mine(cell)[what] / cell.engines.floor[floor];

const besideJsonDiffTs = what => cell => {
  const [, times] = Object.entries(cell.engines).find(([name]) => name.startsWith('json-diff-ts'));
  return times[what] / mine(cell)[what];
};

function grid(title, cells, ratioOf) {
  const sizes = [...new Set(cells.map(cell => cell.size))];
  const rows = [...new Set(cells.map(cell => cell.edit))].map(edit => {
    const values = sizes.map(size => ratioOf(cells.find(cell => cell.size === size && cell.edit === edit)));
    return `| ${[edit, ...values.map(short)].join(' | ')} |`;
  });
  const all = cells.map(ratioOf);
  const mean = Math.exp(all.reduce((sum, value) => sum + Math.log(value), 0) / all.length);
  const head = `| ${['', ...sizes].join(' | ')} |\n|---|${sizes.map(() => '---|').join('')}`;
  return `**${title}**\n\n${head}\n${rows.join('\n')}\n\nGeometric mean ${short(mean)}, least ${short(Math.min(...all))}, most ${short(Math.max(...all))}.`;
}

const short = value => (value >= 100 ? value.toFixed(0) : value.toPrecision(2));
