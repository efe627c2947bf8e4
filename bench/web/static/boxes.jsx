import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './static.css';

const count = Number(new URLSearchParams(location.search).get('count'));
const boxes = Array.from({ length: count }, (_, at) => at);

const Box = memo(function Box({ at, dragged }) {
  return (
    <div className="box" data-box={at} style={{ opacity: dragged ? 0.6 : 1 }}>
      Button {at}
    </div>
  );
});

/** What dragging costs at the least: one box follows the pointer above the others. */
function Boxes() {
  const [drag, setDrag] = useState(null);
  const press = ({ target, clientX, clientY }) => {
    const id = target.closest('[data-box]')?.dataset.box;
    if (id !== undefined) setDrag({ id: Number(id), x: clientX, y: clientY });
  };
  const move = ({ clientX, clientY }) => {
    if (drag !== null) setDrag({ ...drag, x: clientX, y: clientY });
  };
  return (
    <main className="boxes" onMouseDown={press} onMouseMove={move} onMouseUp={() => setDrag(null)}>
      {boxes.map(at => (
        <Box key={at} at={at} dragged={drag?.id === at} />
      ))}
      {drag !== null && (
        <div className="chip" style={{ transform: `translate(${drag.x}px, ${drag.y}px)` }}>
          Button {drag.id}
        </div>
      )}
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Boxes />);
