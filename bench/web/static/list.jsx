import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createRoot } from 'react-dom/client';
import './static.css';

const rowHeight = 41;

/** What a list costs at the least: fetch the document, and draw the rows near the screen. */
function List({ items }) {
  const virtual = useWindowVirtualizer({ count: items.length, estimateSize: () => rowHeight, overscan: 12 });
  return (
    <main style={{ position: 'relative', height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <div className="row" key={items[index].id} data-row style={{ transform: `translateY(${start}px)` }}>
          <b>{items[index].info.name}</b>
          <span>{items[index].pricing[0].itemBased.price}</span>
          <span>{items[index].info.status}</span>
        </div>
      ))}
    </main>
  );
}

const answer = await fetch('menu.json');
const menu = await answer.json();
createRoot(document.getElementById('root')).render(<List items={menu.departments[0].items} />);
