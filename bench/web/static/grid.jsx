import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createRoot } from 'react-dom/client';
import './static.css';

const rowHeight = 178;
const columns = 7;

/** What a grid of images costs at the least: fetch their names, and draw the rows near the screen. */
function Grid({ items }) {
  const count = Math.ceil(items.length / columns);
  const virtual = useWindowVirtualizer({ count, estimateSize: () => rowHeight, overscan: 3 });
  return (
    <main style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <div className="images" key={index} data-row style={{ transform: `translateY(${start}px)` }}>
          {items.slice(index * columns, (index + 1) * columns).map(({ id, info }) => (
            <button type="button" key={id}>
              <img src={`dot.png?${id}`} alt="" loading="lazy" decoding="async" />
              <b>{info.name}</b>
              <span>{info.status}</span>
            </button>
          ))}
        </div>
      ))}
    </main>
  );
}

const answer = await fetch('menu.json');
const menu = await answer.json();
createRoot(document.getElementById('root')).render(<Grid items={menu.departments[0].items} />);
