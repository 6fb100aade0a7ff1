type TagListProps = { tags: string[]; max?: number; label?: string; marked?: readonly string[] };

export function TagList({ tags, max = tags.length, label, marked = [] }: TagListProps) {
  const hidden = tags.slice(max);

  return (
    <ul aria-label={label} className="tag-list">
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>{marked.includes(tag) ? <mark>{tag}</mark> : tag}</li>
      ))}
      {hidden.length > 0 && (
        <li className="border-transparent! text-soft" title={hidden.join(", ")}>
          {`+${hidden.length} weitere`}
        </li>
      )}
    </ul>
  );
}
