/**
 * The router exports that remotes use; core re-exports them so that the host's
 * router stays the only copy on a page.
 */
export {
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router-dom";
export { Link, type LinkProps } from "./link.tsx";
