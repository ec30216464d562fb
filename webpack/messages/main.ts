import { writeMessages } from "./write-messages.ts";

writeMessages();
