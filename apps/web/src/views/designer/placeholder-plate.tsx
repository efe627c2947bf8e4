const tones = [
  { dish: '#f3c262', rim: '#d99b36', dots: ['#b3362b', '#2f7a3d', '#b3362b', '#fdf4d0', '#2f7a3d'] },
  { dish: '#8bb861', rim: '#64913e', dots: ['#fdf4d0', '#b9501a', '#fdf4d0', '#2f7a3d', '#e6bc2f'] },
  { dish: '#f6dd85', rim: '#e6bc2f', dots: ['#ffffff', '#7fe0a0', '#ffffff', '#e8853a', '#ffffff'] },
  { dish: '#c9714a', rim: '#9f4f2d', dots: ['#fdf4d0', '#f0a79f', '#fdf4d0', '#66741f', '#f0a79f'] },
] as const;
const points = [
  [40, 38],
  [62, 44],
  [50, 60],
  [35, 58],
  [63, 64],
] as const;

/** A plate from above, instead of a photo. */
export function PlaceholderPlate({
  kind,
  className,
}: {
  readonly kind: number;
  readonly className?: string | undefined;
}) {
  const tone = tones[kind % tones.length] ?? tones[0];
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden preserveAspectRatio="xMidYMid slice">
      <rect width="100" height="100" fill="#e9e2d6" />
      <circle cx="50" cy="53" r="40" fill="#000000" opacity="0.08" />
      <circle cx="50" cy="50" r="40" fill="#ffffff" />
      <circle cx="50" cy="50" r="29" fill={tone.rim} />
      <circle cx="50" cy="50" r="26" fill={tone.dish} />
      {points.map(([x, y], index) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={index % 2 === 0 ? 6 : 4.5} fill={tone.dots[index]} />
      ))}
    </svg>
  );
}
