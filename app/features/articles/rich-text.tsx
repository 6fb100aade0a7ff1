import { Editor } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { tidyPasted } from "./pasted-html";
import { RichTextBar } from "./rich-text-bar";

interface RichTextProps {
  /** The field with the HTML that the form sends. */
  textarea: () => HTMLTextAreaElement | null;
  labelledBy: string;
  /** The id of the error message below the text. */
  errorId?: string;
  /** The editor is there and has what was typed into the field so far. */
  onReady: () => void;
}

const labelOf = (id: string) => document.querySelector<HTMLLabelElement>(`label[for="${id}"]`);

/** An editor that writes only elements that the sanitiser allows, and looks like the published article. */
export default function RichText({ textarea, labelledBy, errorId, onReady }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ textarea, labelledBy, onReady });
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, setTick] = useState(0);

  // Before the next paint, so that nobody meets both the field and the editor.
  useLayoutEffect(() => {
    const field = first.current.textarea();
    if (!place.current || !field) return;
    const isWriting = document.activeElement === field;
    const made = new Editor({
      element: place.current,
      content: field.value,
      extensions: [
        StarterKit.configure({
          heading: { levels: [2, 3, 4] },
          link: { openOnClick: false, protocols: ["http", "https", "mailto"] },
        }),
        Image,
      ],
      editorProps: {
        transformPastedHTML: tidyPasted,
        attributes: {
          class: "prose min-h-72 max-w-none p-4 outline-none",
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": labelOf(first.current.labelledBy)?.textContent ?? "Artikel",
        },
      },
      onUpdate: ({ editor: changed }) => {
        field.value = changed.isEmpty ? "" : changed.getHTML();
        field.dispatchEvent(new Event("input", { bubbles: true }));
      },
      onTransaction: () => setTick((tick) => tick + 1),
    });
    setEditor(made);
    if (isWriting) {
      // The library's command sets the focus a frame later, and a key pressed before that would be lost.
      made.commands.setTextSelection(made.state.doc.content.size);
      made.view.focus();
    }
    first.current.onReady();
    return () => made.destroy();
  }, []);

  useEffect(() => {
    const label = labelOf(labelledBy);
    const focus = () => editor?.commands.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [editor, labelledBy]);

  useEffect(() => {
    const box = editor?.view.dom;
    if (!box || !errorId) return;
    box.setAttribute("aria-invalid", "true");
    box.setAttribute("aria-describedby", errorId);
    return () => {
      box.removeAttribute("aria-invalid");
      box.removeAttribute("aria-describedby");
    };
  }, [editor, errorId]);

  return (
    <div
      className={`mt-1.5 rounded-sm border-[1.5px] bg-card focus-within:border-ink ${errorId ? "border-danger" : "border-edge"}`}
    >
      {editor && <RichTextBar editor={editor} />}
      <div ref={place} />
    </div>
  );
}
