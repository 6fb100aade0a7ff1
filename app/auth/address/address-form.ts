import * as z from "zod/mini";
import { emailTextOr, ownPasswordSchema } from "~/auth/forms";

export const addressSchema = z.object({
  email: emailTextOr("Bitte geben Sie die neue E-Mail-Adresse ein"),
  password: ownPasswordSchema.shape.password,
});
