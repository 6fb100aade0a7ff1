interface ThumbnailsProps {
  pictures: { url: string; alt: string | null; width: number; height: number }[];
}

/** Pictures in a row, small, in their own shapes. */
export function Thumbnails({ pictures }: ThumbnailsProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-6 flex flex-wrap gap-3">
      {pictures.map(({ url, alt, width, height }) => (
        <li key={url}>
          <img
            src={url}
            alt={alt ?? ""}
            width={width}
            height={height}
            loading="lazy"
            className="h-40 w-auto rounded-sm"
          />
        </li>
      ))}
    </ul>
  );
}
