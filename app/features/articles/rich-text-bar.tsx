import type { Editor } from "@tiptap/core";
import Code from "lucide-react/icons/code";
import Heading2 from "lucide-react/icons/heading-2";
import Heading3 from "lucide-react/icons/heading-3";
import ImagePlus from "lucide-react/icons/image-plus";
import Italic from "lucide-react/icons/italic";
import Bold from "lucide-react/icons/letter-b";
import Link2 from "lucide-react/icons/link-2";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Minus from "lucide-react/icons/minus";
import Quote from "lucide-react/icons/quote";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { type ChangeEvent, type ReactNode, useRef } from "react";
import { classNames } from "~/ui/class-names";
import { showToast } from "~/ui/toaster";
import { placePicture } from "./upload-picture";

export function RichTextBar({ editor }: { editor: Editor }) {
  const file = useRef<HTMLInputElement>(null);
  const chain = () => editor.chain().focus();

  function setLink() {
    const known = editor.getAttributes("link").href ?? "";
    const href = window.prompt("Adresse des Verweises (leer lassen zum Entfernen)", known || "https://");
    if (href === null) return;
    const target = href.trim();
    if (!target || target === "https://") chain().extendMarkRange("link").unsetLink().run();
    else chain().extendMarkRange("link").setLink({ href: target }).run();
  }

  async function addPicture({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { form, files } = currentTarget;
    const chosen = files?.[0];
    currentTarget.value = "";
    if (!chosen || !form) return;
    await placePicture(chosen, form, (answer) => {
      if ("error" in answer) {
        showToast({ title: answer.error, kind: "error" });
        return false;
      }
      const alt = window.prompt("Was ist auf dem Bild zu sehen?") ?? "";
      chain().setImage({ src: answer.url, alt, width: answer.width, height: answer.height }).run();
      return true;
    });
  }

  return (
    <div
      role="toolbar"
      aria-label="Text gestalten"
      className="sticky top-18 z-20 flex flex-wrap border-b border-line bg-card"
    >
      <Tool
        label="Überschrift"
        isOn={editor.isActive("heading", { level: 2 })}
        onPress={() => chain().toggleHeading({ level: 2 }).run()}
      >
        <Heading2 aria-hidden size={20} />
      </Tool>
      <Tool
        label="Kleine Überschrift"
        isOn={editor.isActive("heading", { level: 3 })}
        onPress={() => chain().toggleHeading({ level: 3 }).run()}
      >
        <Heading3 aria-hidden size={20} />
      </Tool>
      <Tool label="Fett" isOn={editor.isActive("bold")} onPress={() => chain().toggleBold().run()}>
        <Bold aria-hidden size={20} />
      </Tool>
      <Tool label="Kursiv" isOn={editor.isActive("italic")} onPress={() => chain().toggleItalic().run()}>
        <Italic aria-hidden size={20} />
      </Tool>
      <Tool label="Verweis" isOn={editor.isActive("link")} onPress={setLink}>
        <Link2 aria-hidden size={20} />
      </Tool>
      <Tool label="Liste" isOn={editor.isActive("bulletList")} onPress={() => chain().toggleBulletList().run()}>
        <List aria-hidden size={20} />
      </Tool>
      <Tool
        label="Nummerierte Liste"
        isOn={editor.isActive("orderedList")}
        onPress={() => chain().toggleOrderedList().run()}
      >
        <ListOrdered aria-hidden size={20} />
      </Tool>
      <Tool label="Zitat" isOn={editor.isActive("blockquote")} onPress={() => chain().toggleBlockquote().run()}>
        <Quote aria-hidden size={20} />
      </Tool>
      <Tool label="Code" isOn={editor.isActive("codeBlock")} onPress={() => chain().toggleCodeBlock().run()}>
        <Code aria-hidden size={20} />
      </Tool>
      <Tool label="Trennlinie" onPress={() => chain().setHorizontalRule().run()}>
        <Minus aria-hidden size={20} />
      </Tool>
      <Tool label="Bild einfügen" onPress={() => file.current?.click()}>
        <ImagePlus aria-hidden size={20} />
      </Tool>
      <input ref={file} type="file" accept="image/*" aria-label="Bild für den Artikel" onChange={addPicture} hidden />
      <Tool label="Rückgängig" onPress={() => chain().undo().run()}>
        <Undo2 aria-hidden size={20} />
      </Tool>
      <Tool label="Wiederholen" onPress={() => chain().redo().run()}>
        <Redo2 aria-hidden size={20} />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, isOn, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      // Keep the focus in the text, where the person continues to type.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        "grid size-11 cursor-pointer place-items-center hover:bg-wash",
        isOn && "bg-ink text-paper hover:bg-ink",
      )}
    >
      {children}
    </button>
  );
}
